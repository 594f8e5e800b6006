import { memoryStores } from "../support/stores.ts";
import { allStoreContracts } from "./all-stores.contract.ts";

allStoreContracts("memory", () => Promise.resolve(memoryStores()));
