import { CONTACT_TOPICS } from "@morsel/domain/contact";
import { isLocale } from "@morsel/domain/locales";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, TooManyTries } from "../shared/problem-schemas.ts";

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const MOST_TEXT = 20_000;

const ContactPayload = Schema.Struct({
  /** Made by the page: the same message sent twice is one. */
  id: Uuid,
  email: textUpTo(254),
  topic: Schema.Literals(CONTACT_TOPICS),
  text: textUpTo(MOST_TEXT),
  locale: Schema.String.pipe(Schema.refine(isLocale, { expected: "one of the 20 languages, such as de" })),
});
export type WireContactMessage = typeof ContactPayload.Encoded;

export class ContactGroup extends HttpApiGroup.make("contact")
  .add(
    HttpApiEndpoint.post("sendMessage", "/api/services/contact_messages", {
      payload: ContactPayload,
      success: Schema.Struct({ id: Schema.String }).pipe(HttpApiSchema.status(201)),
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals) {}
