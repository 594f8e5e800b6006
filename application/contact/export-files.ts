import { instantCell } from "@morsel/domain/export";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { ContactPlace, ContactStore } from "./contact-store.ts";

const AT_ONCE = 100;

/** W155: a member's messages to the operator. */
export const makeContactExport =
  ({ messages }: { readonly messages: Pick<ContactStore, "ofMember"> }): ExportFiles =>
  ({ id: member }) => [
    {
      name: "contact_messages.csv",
      columns: ["id", "received_at_utc", "topic", "email", "language", "text"],
      first: paginate(
        AT_ONCE,
        (after: ContactPlace | undefined, limit) =>
          messages.ofMember(member, { limit, ...(after === undefined ? {} : { after }) }),
        (last): ContactPlace => ({ receivedAt: last.receivedAt, id: last.id }),
        ({ id, receivedAt, topic, email, locale, text }) => [[id, instantCell(receivedAt), topic, email, locale, text]],
      ),
    },
  ];
