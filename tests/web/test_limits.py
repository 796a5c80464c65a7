from baliwords.web.limits import Bucket, Gate, Limits, network_of


def test_a_bucket_gives_its_fill_and_then_its_rate() -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(11.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_wrong_codes_are_counted_by_address() -> None:
    now = [0.0]
    gate = Gate(Limits(), lambda: now[0])
    assert all(gate.allows("wrong_codes", "a") for _ in range(10))
    assert not gate.has_left("wrong_codes", "a")
    assert gate.has_left("wrong_codes", "b")
    now[0] = 61.0
    assert sum(gate.allows("wrong_codes", "a") for _ in range(99)) == 10


def test_sockets_of_one_address_are_counted() -> None:
    gate = Gate(Limits(sockets=2))
    assert gate.open_socket("a") and gate.open_socket("a") and not gate.open_socket("a")
    gate.close_socket("a")
    assert gate.open_socket("a") and gate.open_socket("b")


def test_addresses_that_are_quiet_are_forgotten() -> None:
    now = [0.0]
    gate = Gate(Limits(), lambda: now[0])
    for number in range(10_001):
        gate.allows("requests", str(number))
    now[0] = 1000.0
    gate.allows("requests", "new")
    assert len(gate._buckets) == 1


def test_a_home_is_one_network() -> None:
    assert network_of("2001:db8:1:2::5") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.8") != network_of("192.0.2.7")
