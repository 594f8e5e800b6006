// Ends with 0 when the server in this container is ready.
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exit(answer?.status === 200 ? 0 : 1);
