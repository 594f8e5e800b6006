/**
 * A concept with everything that one can register, each as small as can be: a table, an endpoint, a refusal, a field rule, a job, a
 * mail, a file of the export, a client, a page with first data. By file; `schema` is the number of its migration.
 */
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
  "application/naps/field-rules.ts": `
import type { FieldRules } from "../platform/field-rule.ts";
type NapTooLong = { readonly _tag: "NapTooLong"; readonly max: number };
export const napFieldRules: FieldRules<NapTooLong> = { NapTooLong: ({ max }) => ["minutes", \`at most \${max}\`] };
`,
  "application/naps/forget-naps-job.ts": `
import * as Effect from "effect/Effect";
import { defineJob } from "../platform/job.ts";
import { NapStore } from "./nap-store.ts";
export const forgetNaps = defineJob({
  kind: "forget-naps",
  timeoutSeconds: 60,
  tries: 3,
  atOnce: 1,
  needs: { naps: NapStore },
  make: () => () => Effect.void,
});
`,
  "application/naps/mails.ts": `
import type { MailTemplate } from "../mail/mail-template.ts";
export const napMails = {
  napOver: (_values, { username }) => ({
    subject: { id: "mail.hello", values: { username } },
    blocks: [{ _tag: "Text", words: { id: "mail.hello", values: { username } } }],
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
`,
  "application/naps/export-files.ts": `
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { NapStore } from "./nap-store.ts";
export const makeNapsExport =
  ({ naps }: { readonly naps: NapStore }): ExportFiles =>
  ({ id }) => [
    { name: "naps.csv", columns: ["count"], first: Effect.map(naps.count(id), (count) => ({ rows: [[count]] })) },
  ];
`,
  "application/naps/client/naps-client.ts": `
import type { Effect } from "effect";
import type { SignInNeeded, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
export interface NapsClient {
  readonly naps: Effect.Effect<{ readonly count: number }, SignInNeeded | Unreachable>;
}
export const NapsClient = token<NapsClient>("NapsClient");
`,
  "adapters/http-contract/naps/problems.ts": `
import type { Problems, Refusals } from "../shared/problem.ts";
type NapNotFound = { readonly _tag: "NapNotFound"; readonly id: string };
export const napRefusals: Refusals<NapNotFound> = { NapNotFound: { id: "string" } };
export const napProblems: Problems<NapNotFound> = {
  fields: napRefusals,
  problems: { NapNotFound: { status: 404, title: "There is no such nap.", isUnseen: true } },
};
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
export { napProblems } from "./problems.ts";
`,
  "adapters/http-server/naps/first-data.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";
export const napFirstData = defineFirstData({ naps: NapStore }, () => ({ path }) =>
  path === "/naps" ? Effect.succeed<FirstData>({ query: [], title: "Naps" }) : undefined,
);
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
export { napFirstData } from "./first-data.ts";
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
  "adapters/composition/modules/naps/use-cases.ts": `
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { makeNapsExport } from "@morsel/application/naps/export-files";
import { forgetNaps } from "@morsel/application/naps/forget-naps-job";
import { napMails } from "@morsel/application/naps/mails";
import { NapStore } from "@morsel/application/naps/nap-store";
import { ExportFiles } from "@morsel/application/platform/export-file";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";
export const napUseCases = (bindings: Bindings): void => {
  contributeJob(bindings, forgetNaps);
  bindings.contribute(MailTemplates, napMails);
  bindings.contributeFrom(ExportFiles, { naps: NapStore }, makeNapsExport);
};
`,
  "adapters/composition/modules/naps/sql.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlNapStore } from "../../../sql/naps/nap-store.ts";
import { moduleOf } from "../../container.ts";
import { napUseCases } from "./use-cases.ts";
export const naps = moduleOf((bindings) => {
  napUseCases(bindings);
  bindings.contribute(MemberTables, ["nap"]);
  bindings.provide(NapStore, { sql: Sql }, ({ sql }) => makeSqlNapStore(sql));
});
`,
  "adapters/http-contract/naps/naps-client.ts": `
import type { NapsClient } from "@morsel/application/naps/client/naps-client";
import type { ApiClient } from "../shared/call.ts";
import * as calls from "./naps-calls.ts";
export const napsClient = ({ call }: ApiClient): NapsClient => ({ naps: call(calls.naps, {}, (wire) => wire) });
`,
  "adapters/composition/modules/naps/memory.ts": `
import { NapStore } from "@morsel/application/naps/nap-store";
import { NapsClient } from "@morsel/application/naps/client/naps-client";
import { napsClient } from "../../../http-contract/naps/naps-client.ts";
import { makeMemoryNapStore } from "../../../memory/naps/nap-store.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { napUseCases } from "./use-cases.ts";
export const naps = moduleOf((bindings) => {
  napUseCases(bindings);
  bindings.provide(NapStore, {}, makeMemoryNapStore);
  provideClient(bindings, NapsClient, napsClient);
});
`,
  "ui/composition/clients/naps.ts": `
import { napsClient } from "@morsel/adapters/http-contract/naps/naps-client";
import { NapsClient } from "@morsel/application/naps/client/naps-client";
import { clientModule } from "../client-module.ts";
export default clientModule(NapsClient, napsClient);
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
import { NapsClient } from "@morsel/application/naps/client/naps-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
const napsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/naps",
  beforeLoad: ({ context }) =>
    context.provide({ naps: NapsClient }, () => import("../../composition/clients/naps.ts")),
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
import { PROBLEMS } from "./adapters/http-contract/shared/registered-problems.ts";
import * as handlers from "./adapters/http-server/handlers.ts";
import { MemberTables } from "./adapters/sql/engine/member-tables.ts";
import * as fieldRules from "./application/field-rules.ts";
import { MailTemplates } from "./application/mail/mail-template.ts";
import { NapsClient } from "./application/naps/client/naps-client.ts";
import { ExportFiles } from "./application/platform/export-file.ts";
import { JobKinds } from "./application/platform/job.ts";
import { containerOf, resolve } from "./adapters/composition/container.ts";
import { MIGRATIONS } from "./adapters/sql/migrations/migrations.ts";
import { SQL_MODULES } from "./adapters/composition/sql-concepts.ts";
import { MEMORY_MODULES } from "./adapters/composition/memory-concepts.ts";
import { pageTable } from "./ui/build/page-table.ts";
// A concept contributes the same over every kind of storage.
const own = containerOf("naps" in MEMORY_MODULES ? [MEMORY_MODULES.naps] : []);
const sql = containerOf(Object.values(SQL_MODULES));
const has = (list, test) => list.some(test);
console.log(
  JSON.stringify({
    endpoint: endpoints().find(({ group }) => group === "naps"),
    handlers: "napsHandlers" in handlers,
    migration: MIGRATIONS.at(-1)?.name,
    sql: "naps" in SQL_MODULES,
    memory: "naps" in MEMORY_MODULES,
    problem: "NapNotFound" in PROBLEMS,
    fieldRule: "napFieldRules" in fieldRules,
    firstData: "napFirstData" in handlers,
    erasure: has(resolve(sql, MemberTables), (tables) => tables.includes("nap")),
    mail: has(resolve(own, MailTemplates), (mails) => "napOver" in mails),
    job: has(resolve(own, JobKinds), ({ kind }) => kind === "forget-naps"),
    exportFile: has(resolve(own, ExportFiles), (files) => has(files({ id: "nobody" }), ({ name }) => name === "naps.csv")),
    client: own.isBound(NapsClient),
    page: pageTable().find(({ path }) => path === "/naps"),
  }),
);
`,
});
