import { Button, Skeleton } from "@mantine/core";
import { MAIL_LISTS, NEWS_SETTINGS } from "@morsel/domain/account";
import type { AccountSettingsWish } from "@morsel/application/account/change-settings";
import type { AccountClient, AccountState } from "@morsel/application/account/client/account-client";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { Checks } from "../components/checks.tsx";
import { PrivacyFields } from "../components/privacy-fields.tsx";
import { SharingForm } from "../components/sharing-form.tsx";
import { useAccount } from "../use-account.ts";
import { EmailAddress } from "./email-address.tsx";

const newsRoute = getRouteApi("/account/news-feed-settings");
const sharingRoute = getRouteApi("/account/sharing");
const privacyRoute = getRouteApi("/account/profile-privacy");
const emailRoute = getRouteApi("/account/email-settings");

type Saving = { readonly save: (change: AccountSettingsWish) => void; readonly isBusy: boolean };

/** Choices of the account: they are read, shown, and kept; what goes wrong is said above them. */
const Choices = ({
  client,
  children,
}: {
  readonly client: AccountClient;
  readonly children: (state: AccountState, saving: Saving) => ReactNode;
}) => {
  const { intl, toasts } = useApp();
  const saved = () => toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.saved" }) });
  const { state, error, refetch, save } = useAccount(client, saved);
  if (state !== undefined)
    return (
      <>
        <Problem>{save.error === null ? undefined : refusalWords(intl, save.error)}</Problem>
        {children(state, { save: (change) => save.mutate(change), isBusy: save.isPending })}
      </>
    );
  return error === null ? (
    <Skeleton height={320} radius="lg" aria-busy="true" />
  ) : (
    <>
      <Problem>
        <FormattedMessage id="accountPages.failed" /> {refusalWords(intl, error)}
      </Problem>
      <Button variant="default" onClick={refetch}>
        <FormattedMessage id="accountPages.again" />
      </Button>
    </>
  );
};

export const NewsFeedSettingsPage = () => {
  const { account } = newsRoute.useRouteContext();
  return (
    <Page
      title={<FormattedMessage id="accountPages.news.title" />}
      lead={<FormattedMessage id="accountPages.news.lead" />}
    >
      <Choices client={account}>
        {({ settings }, { save }) => (
          <Sheet>
            <Checks
              names={NEWS_SETTINGS}
              chosen={settings.news}
              label={(name) => <FormattedMessage id={`accountPages.news.${name}`} />}
              onChoose={(name, isChosen) => save({ news: { [name]: isChosen } })}
            />
          </Sheet>
        )}
      </Choices>
    </Page>
  );
};

export const SharingPage = () => {
  const { account } = sharingRoute.useRouteContext();
  return (
    <Page
      title={<FormattedMessage id="accountPages.sharing.title" />}
      lead={<FormattedMessage id="accountPages.sharing.lead" />}
    >
      <Choices client={account}>
        {({ settings }, { save, isBusy }) => (
          <Sheet>
            <SharingForm
              key={settings.version}
              sharing={settings.sharing}
              isBusy={isBusy}
              onSave={(sharing) => save({ sharing })}
            />
          </Sheet>
        )}
      </Choices>
    </Page>
  );
};

export const ProfilePrivacyPage = () => {
  const { account } = privacyRoute.useRouteContext();
  return (
    <Page
      title={<FormattedMessage id="accountPages.privacy.title" />}
      lead={<FormattedMessage id="accountPages.privacy.lead" />}
    >
      <Choices client={account}>
        {({ settings }, { save }) => (
          <Sheet>
            <PrivacyFields
              privacy={settings.privacy}
              onChoose={(part, visibility) => save({ privacy: { [part]: visibility } })}
            />
          </Sheet>
        )}
      </Choices>
    </Page>
  );
};

export const EmailSettingsPage = () => {
  const { account, methods, passkeys } = emailRoute.useRouteContext();
  return (
    <Page title={<FormattedMessage id="accountPages.email.title" />}>
      <Choices client={account}>
        {({ settings, isEmailVerified }, { save }) => (
          <>
            <EmailAddress client={account} methods={methods} passkeys={passkeys} isVerified={isEmailVerified} />
            <Sheet labelledBy="email-lists">
              <h2 id="email-lists" className={page.subtitle}>
                <FormattedMessage id="accountPages.email.lists" />
              </h2>
              <p className={page.hint}>
                <FormattedMessage id="accountPages.email.lists.hint" />
              </p>
              <Checks
                labelledBy="email-lists"
                names={MAIL_LISTS}
                chosen={settings.mail}
                label={(name) => <FormattedMessage id={`accountPages.mail.${name}`} />}
                onChoose={(name, isChosen) => save({ mail: { [name]: isChosen } })}
              />
            </Sheet>
          </>
        )}
      </Choices>
    </Page>
  );
};
