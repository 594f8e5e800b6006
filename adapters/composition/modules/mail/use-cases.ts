import { sendMail } from "@morsel/application/mail/send-mail-job";
import { moduleOf } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

export const mail = moduleOf((bindings) => contributeJob(bindings, sendMail));
