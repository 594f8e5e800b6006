import type { CoachScope } from "@morsel/domain/social";
import { useIntl } from "react-intl";

export type ScopesProps = { readonly scopes: readonly CoachScope[] };

/** Parts of a client's data in words: "Diary, body". */
export const Scopes = ({ scopes }: ScopesProps) => {
  const intl = useIntl();
  return intl.formatList(
    scopes.map((scope) => intl.formatMessage({ id: `coach.scope.${scope}` })),
    { type: "unit" },
  );
};
