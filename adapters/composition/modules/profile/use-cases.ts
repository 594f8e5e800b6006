import { AccountStore } from "@morsel/application/account/account-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeProfileExport } from "@morsel/application/profile/export-files";
import { ProfileStore } from "@morsel/application/profile/profile-store";
import { makeProfileUseCases, ProfileUseCases } from "@morsel/application/profile/use-cases";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { Bindings } from "../../container.ts";

const ports = {
  profiles: ProfileStore,
  members: MemberStore,
  accounts: AccountStore,
  relations: MemberRelations,
  goals: GoalStore,
  measurements: MeasurementStore,
  today: MemberToday,
  diary: DiaryUseCases,
  encoder: PhotoEncoder,
  clock: Clock,
};

export const profileUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(ProfileUseCases, ports, ({ diary, ...rest }) =>
    makeProfileUseCases({ ...rest, readStreak: diary.readStreak }),
  );
  contributeFrom(ExportFiles, { profiles: ProfileStore }, makeProfileExport);
};
