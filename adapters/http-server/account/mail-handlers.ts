import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { AccountUseCases } from "@morsel/application/account/use-cases";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { readUnsubscribe } from "@morsel/domain/account";
import { Api } from "../../http-contract/api.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { json, problem } from "../responses/responses.ts";

/** W227: one click, without signing in; clicked again it is done already. */
export const mailHandlers = defineHandlers(
  "mail",
  { links: MailLinks, useCases: AccountUseCases },
  ({ links, useCases }) =>
    HttpApiBuilder.group(Api, "mail", (handlers) =>
      handlers.handle("unsubscribe", ({ query }) => {
        const asked = readUnsubscribe(links, query.token);
        return asked === undefined
          ? Effect.succeed(problem("LinkRefused", { field: "token" }))
          : Effect.as(useCases.unsubscribe(asked.member, asked.list), json({}));
      }),
    ),
);
