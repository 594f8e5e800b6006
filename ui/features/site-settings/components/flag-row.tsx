import type { ListedFlag } from "@morsel/application/site-settings/change-flags";
import type { FlagAudience } from "@morsel/domain/eligibility";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import type { ActPorts } from "../act-ports.ts";
import { useFlag } from "../use-flag.ts";
import { ChangeOrReset } from "./change-or-reset.tsx";
import { FlagForm } from "./flag-form.tsx";
import { SourceWords } from "./source-words.tsx";

export type FlagRowProps = {
  /** The client that sets the flag, and what its acts need. */
  readonly ports: ActPorts;
  /** The flag as it counts now. */
  readonly listed: ListedFlag;
};

const nameIn = (intl: IntlShape, type: "language" | "region", code: string): string =>
  new Intl.DisplayNames([intl.locale], { type }).of(code) ?? code;

/** For whom a flag holds, in words. */
const audienceWords = (intl: IntlShape, { share, countries, locales, hasPremium }: FlagAudience = {}): string => {
  const parts = [
    ...(share === undefined ? [] : [intl.formatMessage({ id: "flag.for.share" }, { share })]),
    ...(countries ?? []).map((code) => nameIn(intl, "region", code)),
    ...(locales ?? []).map((code) => nameIn(intl, "language", code)),
    ...(hasPremium === undefined ? [] : [intl.formatMessage({ id: `flag.premium.${hasPremium ? "yes" : "no"}` })]),
  ];
  return parts.length === 0 ? intl.formatMessage({ id: "flag.for.all" }) : parts.join(" · ");
};

/** One flag: what it is set to, for whom, by whom; and what changes it. */
export const FlagRow = ({ ports, listed }: FlagRowProps) => {
  const intl = useIntl();
  const act = useFlag(ports, listed);
  const { flag, source } = listed;
  const { name, treatment } = flag;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{name}</span>
        <span>
          {treatment === "on" || treatment === "off" ? (
            <FormattedMessage id={`flag.treatment.${treatment}`} />
          ) : (
            treatment
          )}
          {" · "}
          {audienceWords(intl, flag.audience)}
        </span>
        <span className={sharing.hint}>
          <SourceWords source={source} />
        </span>
      </span>
      <ChangeOrReset
        name={name}
        newId={ports.newId}
        isBusy={act.isBusy}
        isResettable={source === "page" || source === "command"}
        form={({ id, close }) => (
          <FlagForm
            flag={flag}
            isBusy={act.isBusy}
            onCancel={close}
            onSubmit={(reason, wish) => act.set(id, reason, wish, close)}
          />
        )}
        onReset={({ id, close }, reason) => act.reset(id, reason, close)}
      />
    </li>
  );
};
