// Loaded into a server that is measured: tells the benchmark what its process has used.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssMiB: process.memoryUsage.rss() / 2 ** 20 });
});
process.channel?.unref();
