import { NativeSelect, TextInput } from "@mantine/core";
import { checkFlag, type Flag, type FlagAudience } from "@morsel/domain/eligibility";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { isReasonShort } from "../../back-office/components/reason-field.tsx";
import { ReasonedEnd } from "../../back-office/components/reasoned-end.tsx";

export type FlagFormProps = {
  /** The flag as it counts; without a name it is a new one. */
  readonly flag: Flag;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string, flag: Omit<Flag, "config">) => void;
  readonly onCancel: () => void;
};

const list = (text: string): readonly string[] => text.split(/[\s,]+/).filter((one) => one !== "");

const PREMIUM = ["all", "yes", "no"] as const;
const premiumOf = ({ hasPremium }: FlagAudience): (typeof PREMIUM)[number] =>
  hasPremium === undefined ? "all" : hasPremium ? "yes" : "no";

/** EL23, EL24: what a flag is set to, and for whom. */
export const FlagForm = ({ flag, isBusy, onSubmit, onCancel }: FlagFormProps) => {
  const intl = useIntl();
  const { audience = {} } = flag;
  const [name, setName] = useState(flag.name);
  const [treatment, setTreatment] = useState(flag.treatment);
  const [share, setShare] = useState(audience.share === undefined ? "" : String(audience.share));
  const [countries, setCountries] = useState(audience.countries?.join(", ") ?? "");
  const [languages, setLanguages] = useState(audience.locales?.join(", ") ?? "");
  const [premium, setPremium] = useState(() => premiumOf(audience));
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const percent = share.trim().replace(",", ".");
  const wish = {
    name: name.trim(),
    treatment,
    audience: {
      ...(percent === "" ? {} : { share: /^\d{1,3}(?:\.\d{1,2})?$/.test(percent) ? Number(percent) : Number.NaN }),
      ...(list(countries).length === 0 ? {} : { countries: list(countries).map((one) => one.toUpperCase()) }),
      ...(list(languages).length === 0 ? {} : { locales: list(languages) }),
      ...(premium === "all" ? {} : { hasPremium: premium === "yes" }),
    },
  };
  const checked = checkFlag({ ...wish, config: null });
  const wrong = checked.ok || !isTold ? undefined : checked.error.field;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (checked.ok && !isReasonShort(reason)) onSubmit(reason, wish);
  };
  const treatments = [...new Set(["on", "off", flag.treatment])];
  return (
    <form className={sharing.form} style={{ flexBasis: "100%" }} onSubmit={submit} noValidate>
      {flag.name === "" && (
        <TextInput
          label={<FormattedMessage id="flag.name" />}
          description={<FormattedMessage id="flag.name.hint" />}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={name}
          {...(wrong === "name" ? { error: <FormattedMessage id="flag.name.wrong" /> } : {})}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      )}
      <NativeSelect
        label={<FormattedMessage id="flag.treatment" />}
        value={treatment}
        data={treatments.map((value) => ({
          value,
          label: value === "on" || value === "off" ? intl.formatMessage({ id: `flag.treatment.${value}` }) : value,
        }))}
        onChange={({ currentTarget: { value } }) => setTreatment(value)}
      />
      <TextInput
        label={<FormattedMessage id="flag.share" />}
        description={<FormattedMessage id="flag.share.hint" />}
        inputMode="decimal"
        maxLength={6}
        value={share}
        {...(wrong === "share" ? { error: <FormattedMessage id="flag.share.wrong" /> } : {})}
        onChange={({ currentTarget: { value } }) => setShare(value)}
      />
      <TextInput
        label={<FormattedMessage id="flag.countries" />}
        description={<FormattedMessage id="flag.countries.hint" />}
        maxLength={1000}
        autoComplete="off"
        spellCheck={false}
        value={countries}
        {...(wrong === "countries" ? { error: <FormattedMessage id="flag.countries.wrong" /> } : {})}
        onChange={({ currentTarget: { value } }) => setCountries(value)}
      />
      <TextInput
        label={<FormattedMessage id="flag.languages" />}
        description={<FormattedMessage id="flag.languages.hint" />}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        value={languages}
        {...(wrong === "locales" ? { error: <FormattedMessage id="flag.languages.wrong" /> } : {})}
        onChange={({ currentTarget: { value } }) => setLanguages(value)}
      />
      <NativeSelect
        label={<FormattedMessage id="flag.premium" />}
        value={premium}
        data={PREMIUM.map((value) => ({ value, label: intl.formatMessage({ id: `flag.premium.${value}` }) }))}
        onChange={({ currentTarget: { value } }) => setPremium(PREMIUM.find((one) => one === value) ?? "all")}
      />
      <ReasonedEnd
        reason={reason}
        isTold={isTold}
        onReason={setReason}
        words={<FormattedMessage id="flag.save" />}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
};
