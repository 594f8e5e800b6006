import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import type { AuditAct, MemberView } from "@morsel/domain/admin";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others act at any time, so everything is read again whenever it is shown. */
export const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

/** Page by page, each asked for by the cursor of the one before. */
export const PAGED = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next?: string | undefined }) => last.next,
};

export const adminKey = ["admin"] as const;

export const entryQuery = (admin: AdminClient) =>
  queryOptions({
    queryKey: [...adminKey, "entry"],
    queryFn: ({ signal }) => run(admin.state, signal),
    ...ALWAYS,
  });

export const membersQuery = (admin: AdminClient, view: MemberView, text: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "members", view, text],
    queryFn: ({ signal, pageParam }) => run(admin.members({ view, text, cursor: pageParam }), signal),
    ...PAGED,
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });

export const memberQuery = (admin: AdminClient, id: string) =>
  queryOptions({
    queryKey: [...adminKey, "member", id],
    queryFn: ({ signal }) => run(admin.member(id), signal),
    retry: false,
    ...ALWAYS,
  });

export const auditQuery = (
  admin: AdminClient,
  filter: { readonly act?: AuditAct | undefined; readonly subject?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "audit", filter.act ?? "", filter.subject ?? ""],
    queryFn: ({ signal, pageParam }) => run(admin.audit({ ...filter, cursor: pageParam }), signal),
    ...PAGED,
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });

export const jobsQuery = (admin: AdminClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "jobs"],
    queryFn: ({ signal, pageParam }) => run(admin.jobs(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });
