// Programs and tables that are wider than the page are scrolled with the keyboard, too.
const reach = () => {
  for (const each of document.querySelectorAll("pre, .table-wrapper")) {
    if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
    else each.removeAttribute("tabindex");
  }
};
addEventListener("load", reach);
addEventListener("resize", reach);

// Two parts of a page are asides, which their names tell apart.
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "On this page");

// Where released versions are built beside this one, each page offers their first pages.
const root = document.documentElement.dataset.content_root ?? "./";
const choose = (versions) => {
  const select = document.createElement("select");
  select.className = "versions";
  select.setAttribute("aria-label", "Version");
  for (const [name, address] of Object.entries(versions)) select.add(new Option(name, address, false, address === "./"));
  select.addEventListener("change", () => location.assign(new URL(root + select.value, location.href)));
  document.querySelector(".sidebar-search-container")?.before(select);
};
if (location.protocol.startsWith("http"))
  fetch(`${root}versions.json`).then((answer) => (answer.ok ? answer.json().then(choose) : null), () => null);
