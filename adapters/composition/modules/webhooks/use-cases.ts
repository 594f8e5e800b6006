import { ExportFiles } from "@morsel/application/platform/export-file";
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { Sealing } from "@morsel/application/platform/sealing";
import { DeliverWebhook, makeDeliverWebhook } from "@morsel/application/webhooks/deliver-webhook";
import { deliverWebhooks } from "@morsel/application/webhooks/delivery-job";
import { makeWebhooksExport } from "@morsel/application/webhooks/export-files";
import { webhookMails } from "@morsel/application/webhooks/mails";
import { makeWebhookUseCases, WebhookUseCases } from "@morsel/application/webhooks/use-cases";
import { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import { WebhookSigning, WebhookStore } from "@morsel/application/webhooks/webhook-store";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

const ports = {
  store: WebhookStore,
  signing: WebhookSigning,
  sealing: Sealing,
  outbound: WebhookOutbound,
  clock: Clock,
};

export const webhookUseCases = (bindings: Bindings): void => {
  bindings.provide(WebhookUseCases, ports, makeWebhookUseCases);
  bindings.provide(DeliverWebhook, { ...ports, ids: Ids }, makeDeliverWebhook);
  bindings.contribute(MailTemplates, webhookMails);
  bindings.contributeFrom(ExportFiles, { store: WebhookStore }, makeWebhooksExport);
  contributeJob(bindings, deliverWebhooks);
};
