/** Concepts whose pages a visit begins with: their routes come with the entry. */
export { homeRoutes } from "./home/routes.ts";
export { identityRoutes } from "./identity/routes.ts";
export { signInRoutes } from "./sign-in-methods/routes.ts";
export { diaryRoutes } from "./diary/routes.ts";
export { dayRoutes } from "./day/routes.ts";
