import { diaryStoreModelContract } from "./diary-store-model.contract.ts";
import { diaryStoreWritersContract } from "./diary-store-writers.contract.ts";
import { diaryStoreWaterContract } from "./diary-store-water.contract.ts";
import { diaryStoreContract } from "./diary-store.contract.ts";
import { diarySettingsStoreContract } from "./diary-settings-store.contract.ts";
import { foodUsageStoreContract } from "./food-usage-store.contract.ts";
import { goalStoreContract } from "./goal-store.contract.ts";
import { memberStoreContract } from "./member-store.contract.ts";
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
