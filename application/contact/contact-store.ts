import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";
import type { ReceivedMessage } from "@morsel/domain/contact";

/** End of a page of messages. */
export type ContactPlace = Pick<ReceivedMessage, "receivedAt" | "id">;

type ContactPage = { readonly limit: number; readonly after?: ContactPlace };

/** Messages to the operator. Every answered write is durable. */
export interface ContactStore {
  /** W201: a message that is kept already stays as it is, and causes nothing again. W230: what it causes is kept with it. */
  readonly keep: (message: ReceivedMessage, jobs?: readonly NewJob[]) => Effect.Effect<void>;
  readonly byId: (id: string) => Effect.Effect<ReceivedMessage | undefined>;
  /** W202: newest first, behind `after` where it is given. */
  readonly newest: (page: ContactPage) => Effect.Effect<readonly ReceivedMessage[]>;
  /** W155: those that this member wrote, signed in; in the same order. */
  readonly ofMember: (member: MemberId, page: ContactPage) => Effect.Effect<readonly ReceivedMessage[]>;
}

export const ContactStore = token<ContactStore>("ContactStore");
