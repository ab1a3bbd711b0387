import "server-only";

export { sharp } from "./decoder/sharp.mjs";
