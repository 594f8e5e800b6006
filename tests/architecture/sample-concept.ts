/** A concept that is as small as one can be: one table, one endpoint, one page. By file; `SCHEMA` is the number of its migration. */
export const sampleConcept = (schema: number): Readonly<Record<string, string>> => ({
  "application/naps/nap-store.ts": `
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
export interface NapStore {
  readonly count: (member: MemberId) => Effect.Effect<number>;
}
export const NapStore = token<NapStore>("NapStore");
`,
  "adapters/http-contract/naps/naps.ts": `
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, SignedIn } from "../shared/access.ts";
export class NapsGroup extends HttpApiGroup.make("naps")
  .add(
    HttpApiEndpoint.get("naps", "/", { success: Schema.Struct({ count: Schema.Int }) }).annotate(Access, "member"),
  )
  .middleware(SignedIn)
  .prefix("/api/services/naps") {}
`,
  "adapters/http-server/naps/naps-handlers.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";
export const napsHandlers = defineHandlers("naps", { naps: NapStore }, ({ naps }) =>
  HttpApiBuilder.group(Api, "naps", (handlers) =>
    handlers.handle("naps", () => Effect.flatMap(CurrentMember, ({ id }) => reply(naps.count(id), (count) => ({ count })))),
  ),
);
`,
  "adapters/sql/naps/nap-store.ts": `
import type { NapStore } from "@morsel/application/naps/nap-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
export const makeSqlNapStore = (sql: Sql): NapStore => ({
  count: (member) =>
    Effect.map(sql<{ id: string }>\`select id from nap where member_id = \${member}\`, (rows) => rows.length),
});
`,
  "adapters/memory/naps/nap-store.ts": `
import type { NapStore } from "@morsel/application/naps/nap-store";
import * as Effect from "effect/Effect";
export const makeMemoryNapStore = (): NapStore => ({ count: () => Effect.succeed(0) });
`,
  "adapters/composition/modules/naps/sql.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlNapStore } from "../../../sql/naps/nap-store.ts";
import { moduleOf } from "../../container.ts";
export const naps = moduleOf(({ provide }) => provide(NapStore, { sql: Sql }, ({ sql }) => makeSqlNapStore(sql)));
`,
  "adapters/composition/modules/naps/memory.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import { makeMemoryNapStore } from "../../../memory/naps/nap-store.ts";
import { moduleOf } from "../../container.ts";
export const naps = moduleOf(({ provide }) => provide(NapStore, {}, makeMemoryNapStore));
`,
  [`adapters/sql/migrations/${String(schema).padStart(4, "0")}-naps.ts`]: `
import type { Migration } from "./migration.ts";
export const naps: Migration = {
  version: ${schema},
  name: "naps",
  statements: ({ text }) => [
    \`create table nap (member_id \${text} not null, id \${text} not null, primary key (member_id, id))\`,
  ],
};
`,
  "ui/features/naps/routes.ts": `
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
const napsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/naps",
  loader: messageLoader("naps", "titles"),
  component: lazyRouteComponent(() => import("./pages/naps-page.tsx"), "NapsPage"),
});
export const napsRoutes = [napsRoute];
`,
  "ui/features/naps/pages/naps-page.tsx": `
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { Page } from "../../../shell/page/page.tsx";
const route = getRouteApi("/naps");
export const NapsPage = () => {
  const { intl } = route.useRouteContext();
  return <Page title={<FormattedMessage id="naps.title" />}>{intl.formatMessage({ id: "naps.none" })}</Page>;
};
`,
  "ui/i18n/messages/en/naps.json": JSON.stringify({ "naps.title": "Naps", "naps.none": "No nap yet." }),
  // Prints for the test the registrations that the tree has with the concept in it.
  "probe.ts": `
import { endpoints } from "./adapters/http-contract/shared/openapi.ts";
import * as handlers from "./adapters/http-server/handlers.ts";
import { MIGRATIONS } from "./adapters/sql/migrations/migrations.ts";
import { SQL_MODULES } from "./adapters/composition/sql-concepts.ts";
import { MEMORY_MODULES } from "./adapters/composition/memory-concepts.ts";
import { pageTable } from "./ui/build/page-table.ts";
console.log(
  JSON.stringify({
    endpoint: endpoints().find(({ group }) => group === "naps"),
    handlers: "napsHandlers" in handlers,
    migration: MIGRATIONS.at(-1)?.name,
    sql: "naps" in SQL_MODULES,
    memory: "naps" in MEMORY_MODULES,
    page: pageTable().find(({ path }) => path === "/naps"),
  }),
);
`,
});
