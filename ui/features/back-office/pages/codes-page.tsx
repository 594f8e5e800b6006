import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import type { PremiumCode } from "@morsel/domain/membership";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { useAdminAct } from "../../admin/use-admin-act.ts";
import { CodeForm } from "../components/code-form.tsx";
import { codesQuery } from "../queries.ts";
import { MoreButton } from "../../admin/components/more-button.tsx";
import { ReasonedAct } from "../components/reasoned-act.tsx";

const route = getRouteApi("/admin/codes");

/** /admin/codes: codes that give premium or a lower price. */
export const CodesPage = () => {
  const { admin, office } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/codes"
      title={<FormattedMessage id="office.codes.title" />}
      lead={<FormattedMessage id="office.codes.lead" />}
    >
      <Codes office={office} />
    </AdminPage>
  );
};

const Codes = ({ office }: { readonly office: BackOfficeClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const act = useAdminAct(toasts);
  const listed = useInfiniteQuery(codesQuery(office));
  // Each form makes one code; a new one has a new id.
  const [id, setId] = useState(() => device.newId());
  const codes = listed.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <CodeForm
        key={id}
        now={device.now()}
        isBusy={act.isPending}
        onSubmit={(reason, wish) =>
          act.mutate(
            { asked: office.makeCode({ id, reason, wish }), done: intl.formatMessage({ id: "office.code.made" }) },
            { onSuccess: () => setId(device.newId()) },
          )
        }
      />
      <h2>
        <FormattedMessage id="office.codes.all" />
      </h2>
      {codes === undefined &&
        (listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />)}
      {codes?.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="office.codes.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {codes?.map((code) => (
          <CodeRow key={code.code} code={code} office={office} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </>
  );
};

const CodeRow = ({ code, office }: { readonly code: PremiumCode; readonly office: BackOfficeClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const isOver = code.until <= device.now();
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{code.code}</span>
        <span className={sharing.hint}>
          <FormattedMessage id={`office.code.value.${code.gives}`} values={{ months: code.months }} />
          {" · "}
          <FormattedMessage
            id={isOver ? "office.code.ended" : "office.code.good"}
            values={{ date: <FormattedDate value={code.until} dateStyle="medium" /> }}
          />
        </span>
      </span>
      <span>
        <FormattedMessage id="office.code.uses" values={{ uses: code.uses, most: code.most }} />
      </span>
      {!isOver && (
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id="office.code.end" />}
          name={intl.formatMessage({ id: "office.code.end.this" }, { code: code.code })}
          asked={(id, reason) => office.endCode({ id, reason, code: code.code })}
          done={intl.formatMessage({ id: "office.code.end.done" }, { code: code.code })}
        />
      )}
    </li>
  );
};
