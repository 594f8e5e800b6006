import { useRouter } from "@tanstack/react-router";
import type { AppContext } from "../composition/app-context.ts";

/** Undefined without a router, as in a story of one component: there is nobody to ask. */
export const useAppOrNone = (): AppContext | undefined =>
  (useRouter({ warn: false }) as ReturnType<typeof useRouter> | null)?.options.context;
