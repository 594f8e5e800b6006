#!/bin/sh
# Puts what the built product needs at run time under the folder $1: Node and its libraries, the server, the page and
# their packages. Run at the root of the sources after `npm ci && npm run build`.
set -eu
image=$1
node=$(readlink -f node_modules/.bin/node)

mkdir -p "$image/app" "$image/usr/bin" "$image/etc" "$image/data" "$image/tmp"
cp "$node" "$image/usr/bin/node"
strip --strip-unneeded "$image/usr/bin/node" 2>/dev/null || true
# The loader and each library stand where the binary looks for them; names are looked up by libnss and libresolv.
copy_libraries() {
  ldd "$1" | awk '{ for (i = 1; i <= NF; i++) if ($i ~ /^\//) print $i }' | while read -r library; do
    mkdir -p "$image$(dirname "$library")"
    cp -L "$library" "$image$library"
  done
}
copy_libraries "$image/usr/bin/node"
libc=$(dirname "$(ldd "$image/usr/bin/node" | awk '/libc\.so\.6/ { print $3 }')")
for library in libresolv.so.2 libnss_dns.so.2 libnss_files.so.2; do
  if [ -e "$libc/$library" ]; then cp -L "$libc/$library" "$image$libc/$library"; fi
done
printf 'root:x:0:0::/:\nmorsel:x:65532:65532::/data:\n' >"$image/etc/passwd"
printf 'root:x:0:\nmorsel:x:65532:\n' >"$image/etc/group"
printf 'hosts: files dns\n' >"$image/etc/nsswitch.conf"

# Commands run from the sources, so these come along; tests and stories do not.
for folder in domain application adapters; do
  mkdir -p "$image/app/$folder"
  (cd "$folder" && tar cf - --exclude=node_modules --exclude='*.stories.*' --exclude='*.d.ts' --exclude='*.tsbuildinfo' .) |
    (cd "$image/app/$folder" && tar xf -)
done
mkdir -p "$image/app/ui/dist" "$image/app/ui/i18n" "$image/app/deploy/docker"
cp -R ui/dist/client "$image/app/ui/dist/client"
cp -R ui/i18n/messages "$image/app/ui/i18n/messages"
cp ui/package.json "$image/app/ui/"
cp package.json package-lock.json LICENSE "$image/app/"
cp deploy/docker/healthcheck.mjs "$image/app/deploy/docker/"

# The packages of the server alone, in a folder of their own so that the sources keep theirs.
packages=$(mktemp -d)
for file in package.json package-lock.json */package.json; do
  mkdir -p "$packages/$(dirname "$file")"
  cp "$file" "$packages/$file"
done
(cd "$packages" && npm ci --omit=dev --workspace=domain --workspace=application --workspace=adapters \
  --include-workspace-root --no-audit --no-fund >/dev/null)
rm -rf "$packages"/node_modules/node-* "$packages"/node_modules/.bin
find "$packages/node_modules" -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.flow' -o -name '*.md' \) -delete
find "$packages/node_modules" -type d -empty -delete
rm -rf "$packages/node_modules/effect/ai-docs" "$packages"/node_modules/@img/*musl* "$packages"/node_modules/rxjs/dist/esm*
cp -R "$packages/node_modules" "$image/app/node_modules"
for folder in adapters application domain; do
  if [ -d "$packages/$folder/node_modules" ]; then cp -R "$packages/$folder/node_modules" "$image/app/$folder/node_modules"; fi
done
rm -rf "$packages"
chown -R 65532:65532 "$image/data" 2>/dev/null || true
chmod 1777 "$image/tmp"
