import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { SIGN_UP_MODES } from "@morsel/domain/identity";
import { PREMIUM_FEATURES } from "@morsel/domain/membership";
import { AD_SOURCES, MOST_FOLLOW_LINKS, MOST_OF_NAME } from "@morsel/domain/site-settings";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import sharing from "../../../sharing/sharing.module.css";
import { currencyIn, fieldsOf, type Draft } from "../fields.ts";

export type SettingFieldsProps = {
  readonly name: string;
  readonly words: string;
  readonly draft: Draft;
  readonly hasAdScript: boolean;
  readonly isWrong: boolean;
  readonly onDraft: (draft: Draft) => void;
};

const LABELS: Readonly<Record<string, MessageId>> = {
  base: "setting.field.base",
  clientId: "setting.field.clientId",
  authenticated: "setting.field.authenticated",
  unauthenticated: "setting.field.unauthenticated",
  PROMO: "setting.field.promo",
  DISCOUNT: "setting.field.discount",
  month: "setting.field.month",
  year: "setting.field.year",
};

const WRONG: Readonly<Record<string, MessageId>> = {
  blog: "setting.wrong.blog",
  forum: "setting.wrong.forum",
  follow: "setting.wrong.follow",
  download: "setting.wrong.download",
  "premium.percentOff": "setting.wrong.percentOff",
  "signUp.invitation": "setting.wrong.invitation",
  contact: "setting.wrong.contact",
  "name.site": "setting.wrong.name",
  "name.operator": "setting.wrong.name",
};

/** The fields of a setting, typed or chosen as its kind wants. */
export const SettingFields = ({ name, words, draft, hasAdScript, isWrong, onDraft }: SettingFieldsProps) => {
  const intl = useIntl();
  const value = draft["value"] ?? "";
  const set = (field: string, text: string): void => onDraft({ ...draft, [field]: text });
  const wrong = isWrong ? (
    <FormattedMessage
      id={WRONG[name] ?? "setting.wrong.price"}
      values={{ most: name.startsWith("name.") ? MOST_OF_NAME : MOST_FOLLOW_LINKS }}
    />
  ) : undefined;
  const error = wrong === undefined ? {} : { error: wrong };
  if (name === "ads" || name === "premium.offer" || name === "signUp.mode") {
    const all =
      name === "signUp.mode"
        ? SIGN_UP_MODES.map((one) => ({ value: one, label: intl.formatMessage({ id: `setting.signUp.${one}` }) }))
        : name === "ads"
          ? AD_SOURCES.filter((source) => source !== "network" || hasAdScript).map((one) => ({
              value: one,
              label: intl.formatMessage({ id: `setting.ads.${one}` }),
            }))
          : (["STANDARD", "PROMO"] as const).map((one) => ({
              value: one,
              label: intl.formatMessage({ id: `setting.offer.${one}` }),
            }));
    return (
      <NativeSelect
        label={words}
        value={value}
        data={all}
        {...error}
        onChange={({ currentTarget }) => set("value", currentTarget.value)}
      />
    );
  }
  if (name === "premium.features")
    return (
      <Checkbox.Group label={words} value={value.split("\n")} onChange={(chosen) => set("value", chosen.join("\n"))}>
        <div className={sharing.form}>
          {PREMIUM_FEATURES.map((feature) => (
            <Checkbox key={feature} value={feature} label={<FormattedMessage id={`premium.feature.${feature}`} />} />
          ))}
        </div>
      </Checkbox.Group>
    );
  if (name === "follow")
    return (
      <Textarea
        label={words}
        description={<FormattedMessage id="setting.follow.hint" values={{ most: MOST_FOLLOW_LINKS }} />}
        rows={4}
        maxLength={4100}
        spellCheck={false}
        value={value}
        {...error}
        onChange={({ currentTarget }) => set("value", currentTarget.value)}
      />
    );
  const fields = fieldsOf(name);
  const currency = name.startsWith("price.") ? currencyIn(name) : "";
  const labelOf = (field: string): string => {
    const id = LABELS[field];
    return id === undefined ? words : intl.formatMessage({ id }, { currency });
  };
  return (
    <>
      {fields.map((field, n) => (
        <TextInput
          key={field}
          label={labelOf(field)}
          {...(name === "signUp.invitation" ? { description: <FormattedMessage id="setting.invitation.hint" /> } : {})}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          {...(currency === "" && name !== "premium.percentOff" ? {} : { inputMode: "decimal" as const })}
          value={draft[field] ?? ""}
          {...(n === fields.length - 1 ? error : wrong === undefined ? {} : { error: true })}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
        />
      ))}
    </>
  );
};
