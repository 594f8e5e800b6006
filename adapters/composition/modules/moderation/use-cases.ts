import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { MemberStore } from "@morsel/application/identity/member-store";
import { ModerationStore } from "@morsel/application/moderation/moderation-store";
import { makeModerationUseCases, ModerationUseCases } from "@morsel/application/moderation/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const moderationUseCases = ({ provide }: Bindings): void => {
  provide(
    ModerationUseCases,
    { moderation: ModerationStore, members: MemberStore, foods: MemberFoods, catalogue: FoodCatalogue, clock: Clock },
    makeModerationUseCases,
  );
};
