export { plainLine, plainText } from "./plain-text.ts";
