import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { messageProblems } from "./problems.ts";
import {
  DraftPayload,
  Drafts,
  Folder,
  IdPayload,
  IdsPayload,
  MarkPayload,
  MessagePage,
  ReportPayload,
  SendPayload,
} from "./schemas.ts";

const { DraftsAreFull, DraftVersionConflict, MessageNotFound, RecipientUnknown, WritesToOneself } =
  problemSchemas(messageProblems);

const paging = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(100)) };

export class MessagesGroup extends HttpApiGroup.make("messages")
  .add(
    HttpApiEndpoint.get("messages", "/", {
      query: { folder: Schema.optionalKey(Folder), query: Schema.optionalKey(textUpTo(100)), ...paging },
      success: MessagePage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("messageThread", "/:id/thread", {
      params: { id: Uuid },
      query: paging,
      success: MessagePage,
      error: [FieldRefused, MessageNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("sendToMember", "/", {
      payload: SendPayload,
      success: IdPayload.pipe(HttpApiSchema.status(201)),
      error: [FieldRefused, MessageNotFound, RecipientUnknown, TooManyTries, WritesToOneself],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("markMessages", "/read", { payload: MarkPayload, success: MarkPayload }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("deleteMessages", "/delete", { payload: IdsPayload, success: IdsPayload }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("reportMessage", "/report", {
      payload: ReportPayload,
      success: IdPayload,
      error: [FieldRefused, MessageNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("messageDrafts", "/drafts", { success: Drafts }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveMessageDraft", "/drafts", {
      payload: DraftPayload,
      success: IdPayload,
      error: [DraftsAreFull, DraftVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("deleteMessageDraft", "/drafts/delete", { payload: IdPayload, success: IdPayload }).annotate(
      Access,
      "member",
    ),
  )
  .annotateEndpoints(ScopeArea, "messages")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/messages") {}

export { messageProblems } from "./problems.ts";
