/** Who reads the output may stop reading (`| head`): the run goes on, its reports are made, and its exit code stands. */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
