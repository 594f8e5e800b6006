import { MailTemplates } from "@morsel/application/mail/mail-template";
import { digestMails } from "@morsel/application/weekly-digest/mails";
import { contributeJob } from "../../contribute-job.ts";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { MemberWeekStart } from "@morsel/application/diary-settings/member-week-start";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { MailListStart } from "@morsel/application/account/mail-list-start";
import { digestJob, sendDigest } from "@morsel/application/weekly-digest/digest-job";
import { DigestUseCases, makeDigestUseCases } from "@morsel/application/weekly-digest/use-cases";
import type { Bindings } from "../../container.ts";

const ports = {
  reports: ReportStore,
  goals: GoalStore,
  measurements: MeasurementStore,
  today: MemberToday,
  weekStart: MemberWeekStart,
  diary: DiaryStore,
};

export const digestUseCases = (bindings: Bindings): void => {
  const { provide, contribute } = bindings;
  contribute(MailTemplates, digestMails);
  contributeJob(bindings, sendDigest);
  contribute(MailListStart, { list: "weekly_digest", firstJob: digestJob });
  provide(DigestUseCases, ports, makeDigestUseCases);
};
