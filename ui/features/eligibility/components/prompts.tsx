import { Button } from "@mantine/core";
import { DOWNLOAD_CONTENT, DOWNLOAD_MAX_WIDTH } from "@morsel/domain/eligibility";
import { FormattedMessage } from "react-intl";
import { PromptModal } from "../../../shell/sheets/prompt-modal.tsx";
import { IconCheck } from "../../../theme/icons.ts";
import classes from "./prompts.module.css";

const WIDTH = 420;

export type DownloadPromptProps = { readonly href: string; readonly onClose: () => void };

/** EL16: the way to the app, or to stay; either closes it for a month. */
export const DownloadPrompt = ({ href, onClose }: DownloadPromptProps) => (
  <PromptModal
    title={<FormattedMessage id={DOWNLOAD_CONTENT.title} />}
    maxWidth={DOWNLOAD_MAX_WIDTH}
    testId="mobile-download-modal"
    onClose={onClose}
  >
    {(close) => (
      <>
        <ul className={classes.benefits}>
          {DOWNLOAD_CONTENT.benefits.map((benefit) => (
            <li key={benefit}>
              <IconCheck size={20} aria-hidden="true" />
              <FormattedMessage id={benefit} />
            </li>
          ))}
        </ul>
        <Button component="a" href={href} fullWidth onClick={close}>
          <FormattedMessage id={DOWNLOAD_CONTENT.proceed} />
        </Button>
        <Button variant="subtle" fullWidth onClick={close}>
          <FormattedMessage id={DOWNLOAD_CONTENT.stay} />
        </Button>
      </>
    )}
  </PromptModal>
);

export const GymPrompt = ({ onClose }: { readonly onClose: () => void }) => (
  <PromptModal
    title={<FormattedMessage id="prompt.gym.title" />}
    maxWidth={WIDTH}
    testId="partner-gym-modal"
    onClose={onClose}
  >
    {(close) => (
      <>
        <p>
          <FormattedMessage id="prompt.gym.lead" />
        </p>
        <Button fullWidth onClick={close}>
          <FormattedMessage id="prompt.gym.ok" />
        </Button>
      </>
    )}
  </PromptModal>
);

export type UpsellPromptProps = { readonly onTry: () => void; readonly onClose: () => void };

export const UpsellPrompt = ({ onTry, onClose }: UpsellPromptProps) => (
  <PromptModal
    title={<FormattedMessage id="prompt.upsell.title" />}
    maxWidth={WIDTH}
    testId="premium-upsell-modal"
    onClose={onClose}
  >
    {(close) => (
      <>
        <p>
          <FormattedMessage id="prompt.upsell.lead" />
        </p>
        <Button
          fullWidth
          onClick={() => {
            close();
            onTry();
          }}
        >
          <FormattedMessage id="prompt.upsell.try" />
        </Button>
        <Button variant="subtle" fullWidth onClick={close}>
          <FormattedMessage id="prompt.upsell.no" />
        </Button>
      </>
    )}
  </PromptModal>
);
