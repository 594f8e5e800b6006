import { NEVER_PREMIUM } from "@morsel/domain/membership";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { IconCheck } from "../../../theme/icons.ts";
import classes from "./membership.module.css";

const Features = ({ names }: { readonly names: readonly string[] }) => {
  const intl = useIntl();
  return (
    <ul className={classes.features}>
      {names
        .map((name) => `premium.feature.${name}`)
        .filter((id): id is MessageId => id in intl.messages)
        .map((id) => (
          <li key={id}>
            <IconCheck size={20} aria-hidden="true" />
            <span>
              <FormattedMessage id={id} />
            </span>
          </li>
        ))}
    </ul>
  );
};

/** ME10, ME11: what premium adds, and what stays everyone's. */
export const FeatureLists = ({ features }: { readonly features: readonly string[] }) => (
  <>
    <section className={classes.section} aria-labelledby="premium-features">
      <h2 id="premium-features">
        <FormattedMessage id="premium.includes" />
      </h2>
      <Features names={features} />
    </section>
    <section className={classes.section} aria-labelledby="premium-free">
      <h2 id="premium-free">
        <FormattedMessage id="premium.free" />
      </h2>
      <Features names={NEVER_PREMIUM} />
    </section>
  </>
);

/** Says that payments are tests, wherever something is bought. */
export const SandboxNote = () => (
  <p className={classes.note}>
    <FormattedMessage id="premium.sandbox.note" />
  </p>
);
