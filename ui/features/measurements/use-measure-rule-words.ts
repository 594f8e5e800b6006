import type { RuleRefused } from "@morsel/application/platform/refusals";
import { useIntl } from "react-intl";
import { useMeasureWords } from "./use-measure-words.ts";

/** Words for a refusal of a measurement rule, in the reader's language and units. */
export const useMeasureRuleWords = () => {
  const intl = useIntl();
  const words = useMeasureWords();
  return (rule: RuleRefused): string | undefined => {
    if (rule._tag === "MeasurementRefused") return words.range(rule.type);
    return rule._tag === "OwnTypeRefused"
      ? intl.formatMessage(
          { id: rule.field === "name" ? "measure.own.nameRange" : "measure.own.unitRange" },
          { max: rule.max },
        )
      : undefined;
  };
};
