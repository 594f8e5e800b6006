import type { PushKind } from "@morsel/domain/social";
import type { MailWords as Words } from "../mail/mail-template.ts";

/** W743: the words of each kind, and the page that it opens. */
export const SHOWN: Readonly<Record<PushKind, { readonly title: Words; readonly body: Words; readonly path: string }>> =
  {
    messages: { title: { id: "mail.push.messages" }, body: { id: "mail.push.messages.body" }, path: "/messages" },
    invitations: {
      title: { id: "mail.push.invitations" },
      body: { id: "mail.push.invitations.body" },
      path: "/invitations",
    },
    meals: { title: { id: "mail.push.meals" }, body: { id: "mail.push.meals.body" }, path: "/food/diary" },
    weighIn: {
      title: { id: "mail.push.weighIn" },
      body: { id: "mail.push.weighIn.body" },
      path: "/measurements/check-in",
    },
    test: { title: { id: "mail.push.test" }, body: { id: "mail.push.test.body" }, path: "/account/notifications" },
  };
