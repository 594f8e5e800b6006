import { diaryStoreModelContract } from "./diary/diary-store-model.contract.ts";
import { diaryStoreWritersContract } from "./diary/diary-store-writers.contract.ts";
import { diaryStoreWaterContract } from "./hydration/water-store.contract.ts";
import { diaryStoreContract } from "./diary/diary-store.contract.ts";
import { diarySettingsStoreContract } from "./diary-settings/diary-settings-store.contract.ts";
import { foodUsageStoreContract } from "./diary/food-usage-store.contract.ts";
import { goalStoreContract } from "./goals/goal-store.contract.ts";
import { memberStoreContract } from "./identity/member-store.contract.ts";
import type { Fresh } from "./stores.ts";

/** Every promise the stores of members, diary, goals and usage make, for one engine. */
export const allStoreContracts = (name: string, fresh: Fresh): void => {
  memberStoreContract(name, fresh);
  diaryStoreContract(name, fresh);
  diaryStoreWritersContract(name, fresh);
  diaryStoreModelContract(name, fresh);
  diaryStoreWaterContract(name, fresh);
  diarySettingsStoreContract(name, fresh);
  goalStoreContract(name, fresh);
  foodUsageStoreContract(name, fresh);
};
