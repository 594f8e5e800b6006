import { NativeSelect } from "@mantine/core";
import { PROFILE_PARTS, type ProfilePart, type ProfilePrivacy, type Visibility } from "@morsel/domain/privacy";
import { FormattedMessage, useIntl } from "react-intl";

const VISIBILITIES = ["everyone", "friends", "nobody"] as const satisfies readonly Visibility[];

export type PrivacyFieldsProps = {
  readonly privacy: ProfilePrivacy;
  readonly onChoose: (part: ProfilePart, visibility: Visibility) => void;
};

/** Chooses the audience of each part of a profile; each choice is saved at once. */
export const PrivacyFields = ({ privacy, onChoose }: PrivacyFieldsProps) => {
  const intl = useIntl();
  const choices = VISIBILITIES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `accountPages.privacy.${value}` }),
  }));
  return PROFILE_PARTS.map((part) => (
    <NativeSelect
      key={part}
      label={<FormattedMessage id={`accountPages.part.${part}`} />}
      data={choices}
      value={privacy[part]}
      onChange={(event) => onChoose(part, VISIBILITIES.find((one) => one === event.currentTarget.value) ?? "nobody")}
    />
  ));
};
