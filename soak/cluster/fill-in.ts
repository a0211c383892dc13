/** What a machine has of its own in deploy/nginx.conf. */
export interface Place {
  readonly httpPort: number
  readonly httpsPort: number
  readonly nodePorts: readonly [number, number]
  /** A file with key and certificate. */
  readonly certificate: string
}

/** deploy/nginx.conf with this machine's ports and certificate, and otherwise as it is. */
export function fillIn(site: string, { httpPort, httpsPort, nodePorts, certificate }: Place): string {
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['127.0.0.1:3001', `127.0.0.1:${nodePorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${nodePorts[1]}`],
    ['/etc/ssl/trainer/fullchain.pem', certificate],
    ['/etc/ssl/trainer/privkey.pem', certificate],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf should say "${from}" once`)
      return text.replace(from, to)
    },
    site.replaceAll('trainer.example.org', 'localhost'),
  )
}

/** What stands around a site: nothing of it touches the machine's own nginx. */
export const around = (folder: string): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
daemon off;
worker_processes 2;
worker_shutdown_timeout 10s;
events { worker_connections 1024; }
http {
    access_log ${folder}/access.log;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`
