# Does what docs/hosting.md says, on a machine of its own as far as Linux can make one from this one:
# what is written to /etc, /opt, /usr and /var is gone afterwards, and its network is no other's.
#   follow.sh FOLDER  (with the scripts root, machine and play, which come from the document)
set -eu
folder=$1

mount -t tmpfs none "$folder/disk"
for part in etc opt usr var; do
    mkdir -p "$folder/disk/$part/new" "$folder/disk/$part/work"
    mount -t overlay overlay \
        -o "lowerdir=/$part,upperdir=$folder/disk/$part/new,workdir=$folder/disk/$part/work" "/$part"
done

# Where there is no systemd, this much of it: a unit's user, folder, settings and command.
cat > "$folder/bin/systemctl" <<'END'
#!/bin/sh
set -eu
case "$*" in
daemon-reload) ;;
"restart caddy")
    HOME=/var/lib/caddy runuser -u caddy -- \
        caddy run --config /etc/caddy/Caddyfile >> "$FOLDER/caddy.log" 2>&1 &
    ;;
"enable --now raiatea")
    value() { sed -n "s/^$1=//p" /etc/systemd/system/raiatea.service; }
    install -d -o "$(value User)" "/var/lib/$(value StateDirectory)"
    set -a; . "$(value EnvironmentFile)"; set +a
    runuser -u "$(value User)" -- $(value ExecStart) >> "$FOLDER/raiatea.log" 2>&1 &
    ;;
*) echo "systemctl $*: not here" >&2; exit 1 ;;
esac
END
chmod +x "$folder/bin/systemctl"
export FOLDER="$folder"
echo 'APT::Get::Upgrade "false";' > /etc/apt/apt.conf.d/99as-it-is
PATH="$folder/bin:/usr/sbin:/usr/bin:/sbin:/bin"  # nothing but what Debian has

sh -eux "$folder/root"

echo "127.0.0.1 localhost raiatea.example.org" > /etc/hosts
unshare --net sh -eu <<END
ip link set lo up
sysctl -q net.ipv4.ip_unprivileged_port_start=0  # as the unit of Caddy may
service postgresql start > /dev/null              # as Debian does when it is installed
sh -eux "$folder/machine"
sh -eu "$folder/play"
END
