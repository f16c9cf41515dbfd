import { ZSTDDecoder } from "zstddec";

// An image is a zstd of the length of its index (four bytes, little-endian), the index as JSON, and the files' bytes.
// The index lists [path, size] in the order of the bytes; [path, size, 1] is a file of zeros, of which only the size and
// the time are ever asked.

// mypy's cache holds while a source has its size and time, so every file has this one.
export const TIME = 1700000000;

// Browsers do not unpack zstd for programs, so a decoder does: the images are a third smaller than by gzip.
const decoder = new ZSTDDecoder();

export async function unpack(packed) {
  await decoder.init();
  return decoder.decode(new Uint8Array(packed));
}

export function mountImage(FS, image) {
  const length = new DataView(image.buffer, image.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(image.subarray(4, 4 + length)));
  const zeros = new Uint8Array(Math.max(0, ...index.filter(([, , empty]) => empty).map(([, size]) => size)));
  const made = new Set();
  let at = 4 + length;
  for (const [path, size, empty] of index) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    // A view of the bytes that were fetched, not a copy.
    FS.writeFile(path, empty ? zeros.subarray(0, size) : image.subarray(at, at + size), { canOwn: true });
    const { node } = FS.lookupPath(path);
    node.mtime = node.ctime = node.atime = TIME * 1000;
    if (!empty) at += size;
  }
}
