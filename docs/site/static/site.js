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
