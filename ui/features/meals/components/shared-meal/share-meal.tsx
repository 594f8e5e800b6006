import { Button, TextInput } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import classes from "./shared-meal.module.css";

export type ShareMealProps = {
  /** Link of the meal; undefined while it is not shared. */
  readonly link: string | undefined;
  readonly isBusy: boolean;
  readonly onShare: () => void;
  readonly onCopy: (link: string) => void;
  readonly onUnshare: () => void;
};

/** The link of a meal: made, copied and taken back. */
export const ShareMeal = ({ link, isBusy, onShare, onCopy, onUnshare }: ShareMealProps) => (
  <div>
    <p>
      <FormattedMessage id="meals.shareHint" />
    </p>
    {link === undefined ? (
      <Button variant="default" loading={isBusy} onClick={onShare}>
        <FormattedMessage id="meals.shareNow" />
      </Button>
    ) : (
      <>
        <TextInput
          readOnly
          label={<FormattedMessage id="meals.link" />}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={() => onCopy(link)}>
            <FormattedMessage id="meals.copyLink" />
          </Button>
          <Button variant="subtle" color="gray" loading={isBusy} onClick={onUnshare}>
            <FormattedMessage id="meals.unshare" />
          </Button>
        </div>
      </>
    )}
  </div>
);
