import { ALL_USES, CONSENT_PURPOSES, type ConsentChoice } from "@morsel/application/consent/client/consent-record";
import type { Framework, Use } from "@morsel/domain/consent";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import classes from "./consent.module.css";

const toggled = <A,>(all: readonly A[], one: A, isOn: boolean): readonly A[] =>
  isOn ? [...all.filter((other) => other !== one), one] : all.filter((other) => other !== one);

type BoxProps = { readonly label: ReactNode; readonly isOn: boolean; readonly onTick: (isOn: boolean) => void };

/** The browser's own box: the theme's would bring its styles to every page. */
const Box = ({ label, isOn, onTick }: BoxProps) => (
  <label className={classes.box}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => onTick(checked)} />
    <span>{label}</span>
  </label>
);

export const nameOfPurpose = (purpose: number): MessageId => `consent.purpose.${purpose}` as MessageId;
export const nameOfUse = (use: Use): MessageId => `consent.use.${use}`;

export type ChoiceBoxesProps = {
  readonly choice: ConsentChoice;
  readonly framework: Framework;
  /** W211 */
  readonly hasPrivacySignal: boolean;
  readonly onChoice: (choice: ConsentChoice) => void;
};

/** Choices that the local law asks about: purposes in Europe, the opt-out in California, named uses elsewhere. */
export const ChoiceBoxes = ({ choice, framework, hasPrivacySignal, onChoice }: ChoiceBoxesProps) => {
  if (framework === "california")
    return hasPrivacySignal ? (
      <p className={classes.quiet}>
        <FormattedMessage id="consent.signal" />
      </p>
    ) : (
      <Box
        label={<FormattedMessage id="consent.optOut" />}
        isOn={choice.hasOptedOut}
        onTick={(hasOptedOut) => onChoice({ ...choice, hasOptedOut })}
      />
    );
  return (
    <fieldset className={classes.boxes}>
      <legend className="morsel-hidden">
        <FormattedMessage id="consent.purposes" />
      </legend>
      {framework === "europe"
        ? CONSENT_PURPOSES.map((purpose) => (
            <Box
              key={purpose}
              label={<FormattedMessage id={nameOfPurpose(purpose)} />}
              isOn={choice.purposes.includes(purpose)}
              onTick={(isOn) => onChoice({ ...choice, purposes: toggled(choice.purposes, purpose, isOn) })}
            />
          ))
        : ALL_USES.map((use) => (
            <Box
              key={use}
              label={<FormattedMessage id={nameOfUse(use)} />}
              isOn={choice.uses.includes(use)}
              onTick={(isOn) => onChoice({ ...choice, uses: toggled(choice.uses, use, isOn) })}
            />
          ))}
    </fieldset>
  );
};
