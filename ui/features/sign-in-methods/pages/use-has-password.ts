import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { useQuery } from "@tanstack/react-query";
import { run } from "../../../hooks/run.ts";

/** ID102: whether the member has a password to be asked for; until that is known, most have. */
export const useHasPassword = (client: SignInMethodsClient): boolean =>
  useQuery({ queryKey: ["sign-in-methods"], queryFn: ({ signal }) => run(client.all, signal), staleTime: 0 }).data
    ?.hasPassword ?? true;
