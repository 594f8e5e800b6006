/** Counts requests: called when one comes; its answer is called once with the endpoint's name and the status. */
export type RequestMetrics = { readonly begin: () => (endpoint: string, status: number) => void };
