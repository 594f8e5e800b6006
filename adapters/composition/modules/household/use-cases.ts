import { MailTemplates } from "@morsel/application/mail/mail-template";
import { householdMails } from "@morsel/application/household/mails";
import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { AccountStore } from "@morsel/application/account/account-store";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { HouseholdUseCases, leaveOnErasure, makeHouseholdUseCases } from "@morsel/application/household/use-cases";
import { makeSharedFoods, SharedIngredients } from "@morsel/application/household/shared-foods";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { Bindings } from "../../container.ts";

const ports = {
  households: HouseholdStore,
  members: MemberStore,
  links: MailLinks,
  accounts: AccountStore,
  blocks: MemberRelations,
  clock: Clock,
  ids: Ids,
  own: OwnFoodStore,
  recipes: RecipeStore,
};

export const householdUseCases = ({ provide, contributeFrom, contribute }: Bindings): void => {
  contribute(MailTemplates, householdMails);
  provide(
    SharedIngredients,
    { households: HouseholdStore, members: MemberStore, source: OwnFoodStore },
    makeSharedFoods,
  );
  contributeFrom(
    BeforeErasure,
    { households: HouseholdStore },
    ({ households }) =>
      (member) =>
        leaveOnErasure(households, member),
  );
  provide(HouseholdUseCases, ports, makeHouseholdUseCases);
};
