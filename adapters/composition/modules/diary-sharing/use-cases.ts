import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { DiarySharingUseCases, makeDiarySharingUseCases } from "@morsel/application/diary-sharing/use-cases";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { Clock } from "@morsel/application/platform/clock";
import { ReportStore } from "@morsel/application/reports/report-store";
import { DiaryAccess } from "@morsel/application/social/diary-access";
import { moduleOf, type Bindings } from "../../container.ts";

const ports = {
  access: DiaryAccess,
  days: DiaryUseCases,
  settings: DiarySettingsStore,
  catalogue: FoodCatalogue,
  reports: ReportStore,
  diary: DiaryStore,
  goals: GoalStore,
  clock: Clock,
  today: MemberToday,
};

export const diarySharingUseCases = ({ provide }: Bindings): void => {
  provide(DiarySharingUseCases, ports, makeDiarySharingUseCases);
};

/** It keeps nothing of its own. */
export const diarySharing = moduleOf(diarySharingUseCases);
