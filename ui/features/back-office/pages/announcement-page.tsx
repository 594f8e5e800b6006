import { Button } from "@mantine/core";
import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { announcementNow, type Announcement } from "@morsel/domain/back-office";
import { DEFAULT_LOCALE } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { useAdminAct } from "../../admin/use-admin-act.ts";
import { AnnouncementForm } from "../components/announcement-form.tsx";
import { EndForm } from "../components/end-form.tsx";
import { announcementQuery } from "../queries.ts";

const route = getRouteApi("/admin/announcement");

/** /admin/announcement: the line above every page. */
export const AnnouncementPage = () => {
  const { admin, office } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/announcement"
      title={<FormattedMessage id="office.announcement.title" />}
      lead={<FormattedMessage id="office.announcement.lead" />}
    >
      <Loaded office={office} />
    </AdminPage>
  );
};

const Loaded = ({ office }: { readonly office: BackOfficeClient }) => {
  const { data, error, refetch } = useQuery(announcementQuery(office));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <Editor key={data?.id} office={office} standing={data ?? undefined} />;
};

type EditorProps = { readonly office: BackOfficeClient; readonly standing: Announcement | undefined };

const Editor = ({ office, standing }: EditorProps) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const act = useAdminAct(toasts);
  const [id] = useState(() => device.newId());
  const done = (name: "saved" | "ended"): string => intl.formatMessage({ id: `office.announcement.${name}` });
  return (
    <>
      {standing === undefined ? (
        <p className={sharing.hint}>
          <FormattedMessage id="office.announcement.none" />
        </p>
      ) : (
        <Standing
          standing={standing}
          isBusy={act.isPending}
          onEnd={(reason) =>
            act.mutate({ asked: office.endAnnouncement({ id: device.newId(), reason }), done: done("ended") })
          }
        />
      )}
      <AnnouncementForm
        standing={standing}
        now={device.now()}
        isBusy={act.isPending}
        onSubmit={(reason, wish) =>
          act.mutate({ asked: office.saveAnnouncement({ id, reason, wish }), done: done("saved") })
        }
      />
    </>
  );
};

type StandingProps = {
  readonly standing: Announcement;
  readonly isBusy: boolean;
  readonly onEnd: (reason: string) => void;
};

const Standing = ({ standing, isBusy, onEnd }: StandingProps) => {
  const { device } = useApp();
  const [isEnding, setEnding] = useState(false);
  const isShown =
    announcementNow(standing, { locale: DEFAULT_LOCALE, now: device.now(), closed: undefined }) !== undefined;
  return (
    <div className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{standing.texts[DEFAULT_LOCALE]}</span>
        <span className={sharing.hint}>
          <FormattedMessage
            id={isShown ? "office.announcement.shown" : "office.announcement.hidden"}
            values={{
              from: <FormattedDate value={standing.from} dateStyle="medium" timeZone="UTC" />,
              until: <FormattedDate value={standing.until - 1} dateStyle="medium" timeZone="UTC" />,
            }}
          />
        </span>
      </span>
      {isEnding ? (
        <EndForm
          words={<FormattedMessage id="office.announcement.end" />}
          isBusy={isBusy}
          onCancel={() => setEnding(false)}
          onSubmit={onEnd}
        />
      ) : (
        <Button variant="default" onClick={() => setEnding(true)}>
          <FormattedMessage id="office.announcement.end" />
        </Button>
      )}
    </div>
  );
};
