// For loaders alone: the build names no chunk after a module that pages import as well, and the server could not send it along.
export { checkInQuery, listQuery, requestedType } from "./queries.ts";
