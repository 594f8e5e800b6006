import { buildPage } from "./build-page.ts";

/** `npm start`: builds the page where needed, then becomes the server. */
buildPage();
await import("@morsel/adapters/composition/server");
