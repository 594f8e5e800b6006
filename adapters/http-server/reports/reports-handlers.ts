import { ReportsUseCases } from "@morsel/application/reports/use-cases";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { ReportRange } from "@morsel/domain/diary";
import type { WantedRange, ReportSeriesId } from "@morsel/domain/reports";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeInsights, writeOverview, writeReport } from "../../http-contract/reports/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForMember } from "../responses/for-member.ts";

type Asked = { readonly range?: string; readonly from?: CalendarDate; readonly to?: CalendarDate };

const rangeOf = ({ range, from, to }: Asked): WantedRange => ({
  ...(range === undefined ? {} : { range: (range === "all" ? range : Number(range)) as ReportRange }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

export const reportsHandlers = defineHandlers("reports", { useCases: ReportsUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "reports", (handlers) =>
    handlers
      .handle("report", ({ query: { series, step, denominator, ...range } }) =>
        replyForMember(
          (member) =>
            useCases.readReport({
              member,
              ...rangeOf(range),
              series: series.split(",") as readonly string[] as readonly ReportSeriesId[],
              ...(step === undefined ? {} : { step }),
              ...(denominator === undefined ? {} : { denominator }),
            }),
          writeReport,
        ),
      )
      .handle("overview", ({ query }) =>
        replyForMember((member) => useCases.readOverview({ member, ...rangeOf(query) }), writeOverview),
      )
      .handle("insights", ({ query: { nutrient, ...range } }) =>
        replyForMember((member) => useCases.readInsights({ member, nutrient, ...rangeOf(range) }), writeInsights),
      ),
  ),
);
