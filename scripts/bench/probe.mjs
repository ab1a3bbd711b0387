// Loaded into a measured server: reports to the benchmark what its process used.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssMiB: process.memoryUsage.rss() / 2 ** 20 });
});
process.channel?.unref();
