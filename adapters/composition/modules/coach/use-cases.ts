import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { AccountStore } from "@morsel/application/account/account-store";
import { CoachStore } from "@morsel/application/coach/coach-store";
import { CoachCommentStore } from "@morsel/application/coach/comment-store";
import { makeCoachExport } from "@morsel/application/coach/export-files";
import { forgetLooks } from "@morsel/application/coach/forget-looks-job";
import { coachMails } from "@morsel/application/coach/mails";
import { CoachUseCases, makeCoachUseCases } from "@morsel/application/coach/use-cases";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { Ids } from "@morsel/application/platform/ids";
import { ReportStore } from "@morsel/application/reports/report-store";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

const ports = {
  coaches: CoachStore,
  comments: CoachCommentStore,
  accounts: AccountStore,
  members: MemberStore,
  relations: MemberRelations,
  clock: Clock,
  ids: Ids,
  links: MailLinks,
  days: DiaryUseCases,
  diary: DiaryStore,
  measurements: MeasurementStore,
  settings: DiarySettingsStore,
  catalogue: FoodCatalogue,
  reports: ReportStore,
  today: MemberToday,
};

/** W493: with an account its grants end. */
export const coachUseCases = (bindings: Bindings): void => {
  bindings.provide(CoachUseCases, ports, makeCoachUseCases);
  bindings.contributeFrom(ExportFiles, { coaches: CoachStore, comments: CoachCommentStore }, makeCoachExport);
  bindings.contributeFrom(BeforeErasure, { coaches: CoachStore }, ({ coaches }) => coaches.leave);
  bindings.contributeFrom(BeforeErasure, { comments: CoachCommentStore }, ({ comments }) => comments.leave);
  bindings.contribute(MailTemplates, coachMails);
  contributeJob(bindings, forgetLooks);
};
