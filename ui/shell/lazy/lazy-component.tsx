import { isReported } from "@morsel/domain/reference";
import { lazy, useEffect, type ComponentType, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { importWithRetry } from "./import-with-retry.ts";
import { untilUsable } from "./until-usable.ts";

/**
 * A part of a page that comes with its first use, never before the page can be used. Where it does not come, because the network or the build that it belongs to is
 * gone, the page stands with all that is typed in it, and a line in the part's place says so; its next use asks for it again.
 */
export const lazyComponent = <Module extends object, Props extends object>(
  /** The module as it is: what of it is meant is taken out by `partIn`. */
  load: () => Promise<Module>,
  partIn: (module: Module) => ComponentType<Props>,
  /** One of many parts, such as a star in each row, is left out without a notice. */
  whenMissing: "told" | "leftOut" = "told",
): ((props: Props) => ReactNode) => {
  const ask = importWithRetry(load);
  const Missing = () => {
    useEffect(() => () => void (Part = made()), []);
    return whenMissing === "leftOut" ? null : (
      <p className="morsel-missing" role="alert">
        <FormattedMessage id="shell.partMissing" />
      </p>
    );
  };
  const made = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        await untilUsable();
        return { default: partIn(await ask()) };
      } catch (problem) {
        if (isReported(problem as Error)) window.reportError(problem);
        return { default: Missing };
      }
    });
  let Part = made();
  return (props) => <Part {...props} />;
};
