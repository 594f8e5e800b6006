import { Button, Textarea } from "@mantine/core";
import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import type { DeadJob } from "@morsel/application/jobs/job-store";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../components/admin-page.tsx";
import classes from "../components/admin.module.css";
import { jobsQuery } from "../queries.ts";
import { useAdminAct } from "../use-admin-act.ts";
import { MoreButton } from "../components/more-button.tsx";

const route = getRouteApi("/admin/jobs");

/** /admin/jobs: the queue, and what was given up. */
export const JobsPage = () => {
  const { admin } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/jobs"
      title={<FormattedMessage id="admin.jobs.title" />}
      lead={<FormattedMessage id="admin.jobs.lead" />}
    >
      <Jobs admin={admin} />
    </AdminPage>
  );
};

const Jobs = ({ admin }: { readonly admin: AdminClient }) => {
  const listed = useInfiniteQuery(jobsQuery(admin));
  const [first] = listed.data?.pages ?? [];
  const dead = listed.data?.pages.flatMap(({ items }) => items) ?? [];
  if (first === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  return (
    <>
      <h2>
        <FormattedMessage id="admin.jobs.queue" />
      </h2>
      {first.queue.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="admin.jobs.idle" />
        </p>
      )}
      <ul className={sharing.list}>
        {first.queue.map(({ kind, waiting, nextAt }) => (
          <li key={kind} className={sharing.row}>
            <span className={sharing.words}>
              <span>{kind}</span>
              <span className={sharing.hint}>
                <FormattedMessage id="admin.jobs.next" />{" "}
                <FormattedDate value={nextAt} dateStyle="medium" timeStyle="short" />
              </span>
            </span>
            <FormattedNumber value={waiting} />
          </li>
        ))}
      </ul>
      <h2>
        <FormattedMessage id="admin.jobs.dead" />
      </h2>
      {dead.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="admin.jobs.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {dead.map((job) => (
          <DeadJobRow key={job.id} job={job} admin={admin} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </>
  );
};

/** A job that was given up, with its reason for a failure; both acts ask why. */
const DeadJobRow = ({ job, admin }: { readonly job: DeadJob; readonly admin: AdminClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const act = useAdminAct(toasts);
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isShort = reason.trim().length < REASON_LENGTH.min;
  const done = (name: "retry" | "remove"): void => {
    setTold(true);
    if (isShort) return;
    const wish = { id: device.newId(), job: job.id, reason };
    act.mutate({
      asked: name === "retry" ? admin.retryJob(wish) : admin.removeJob(wish),
      done: intl.formatMessage({ id: `admin.jobs.${name}.done` }, { kind: job.kind }),
    });
  };
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span>{job.kind}</span>
        <span className={sharing.hint}>
          <FormattedMessage id="admin.jobs.tries" values={{ code: job.code, tries: job.tries }} />
        </span>
        <span className={classes.when}>
          <FormattedDate value={job.diedAt} dateStyle="medium" timeStyle="short" />
        </span>
      </span>
      <Textarea
        className={classes.filter}
        label={<FormattedMessage id="admin.act.reason" />}
        rows={1}
        autosize
        maxLength={REASON_LENGTH.max}
        value={reason}
        {...(isTold && isShort
          ? { error: <FormattedMessage id="admin.act.reason.wrong" values={REASON_LENGTH} /> }
          : {})}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <span
        className={sharing.actions}
        role="group"
        aria-label={intl.formatMessage({ id: "admin.jobs.actions" }, { kind: job.kind })}
      >
        <Button variant="default" loading={act.isPending} onClick={() => done("retry")}>
          <FormattedMessage id="admin.jobs.retry" />
        </Button>
        <Button variant="default" disabled={act.isPending} onClick={() => done("remove")}>
          <FormattedMessage id="admin.jobs.remove" />
        </Button>
      </span>
    </li>
  );
};
