import type { Fresh } from "./stores.ts";

type Contract = (name: string, fresh: Fresh) => void;

/** Every promise that the stores of every concept make, for one engine: each room's `*-store*.contract.ts` is found by its name. */
const contracts = import.meta.glob<Record<string, Contract>>("./*/*-store*.contract.ts", { eager: true });

export const allStoreContracts: Contract = (name, fresh) => {
  for (const contract of Object.values(contracts).flatMap((file) => Object.values(file))) contract(name, fresh);
};
